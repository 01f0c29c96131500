import { mount } from 'svelte';
import './app.css';
import App from './App.svelte';
import { installWorker, reloadWhenReplaced } from './shared/installed';
import { startRouter } from './shared/router.svelte';
import { settings } from './shared/settings.svelte';
import { speak } from './shared/words.svelte';

reloadWhenReplaced();
// The texts come first: a page without words would only flicker.
await speak(settings.language);
startRouter();
mount(App, { target: document.getElementById('page')! });
installWorker();
