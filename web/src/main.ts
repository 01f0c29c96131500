import { mount } from 'svelte';
import './app.css';
import App from './App.svelte';
import { installWorker, reloadWhenReplaced } from './shared/installed';
import { route, startRouter } from './shared/router.svelte';
import { settings } from './shared/settings.svelte';
import { partsOf, speak, speakOf } from './shared/words.svelte';

reloadWhenReplaced();
startRouter();
// The texts come first: a page without words would only flicker.
const isPlain = ['start', 'missing'].includes(route().page);
await (isPlain ? speak(settings.language) : speakOf(partsOf(route().page), settings.language).catch(() => speak(settings.language)));
const target = document.getElementById('page')!;
target.replaceChildren();
mount(App, { target });
installWorker();
