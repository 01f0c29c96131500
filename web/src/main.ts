import { mount } from 'svelte';
import './app.css';
import App from './App.svelte';
import { startRouter } from './shared/router.svelte';
import { settings } from './shared/settings.svelte';
import { speak } from './shared/words.svelte';

// The texts come first: a page without words would only flicker.
await speak(settings.language);
startRouter();
mount(App, { target: document.getElementById('page')! });
