/** Soft sounds, off until asked for, and never the only sign of anything. Made on the spot: nothing to fetch. */
import { openedGame } from '../games';
import type { Event } from '../protocol';
import { settings } from './settings.svelte';

type Note = [pitch: number, at: number, length: number];
/** By the kind of event; what is not listed is silent. */
export type Tunes = Record<string, Note[]>;

// In every game: whose turn it is, and the end. The rest is the game's own.
const TUNES: Tunes = {
  turn: [[523, 0, 0.06]],
  wins: [[523, 0, 0.15], [659, 0.15, 0.15], [784, 0.3, 0.15], [1047, 0.45, 0.5]],
  'shares-win': [[523, 0, 0.15], [659, 0.15, 0.15], [784, 0.3, 0.4]],
};
// It is my turn: the one that is to be noticed from another room.
const CHIME: Note[] = [[784, 0, 0.12], [1047, 0.16, 0.3]];
const LOUDNESS = 0.05;

let context: AudioContext | null = null;

/** What is to be heard of these events of a game: the first that has a sound. */
export function sound(game: string, events: Event[]): void {
  if (!settings.sound) return;
  const tunes: Tunes = { ...TUNES, ...openedGame(game)?.tunes };
  const tune = events.map((event) => tunes[event.kind]).find(Boolean);
  if (tune) playAll(tune);
}

export function chime(): void {
  if (settings.sound) playAll(CHIME);
}

function playAll(tune: Note[]): void {
  try {
    context ??= new AudioContext();
    // After a reload the browser keeps silent until something is pressed.
    void context.resume();
    for (const note of tune) play(context, note);
  } catch {
    // A browser may refuse, with too many pages that sound: the game goes on in silence.
  }
}

function play(audio: AudioContext, [pitch, at, length]: Note): void {
  const tone = audio.createOscillator();
  const volume = audio.createGain();
  const start = audio.currentTime + at;
  tone.type = 'triangle';
  tone.frequency.value = pitch;
  volume.gain.setValueAtTime(0, start);
  volume.gain.linearRampToValueAtTime(LOUDNESS, start + 0.02);
  volume.gain.exponentialRampToValueAtTime(0.0001, start + length + 0.15);
  tone.connect(volume).connect(audio.destination);
  tone.start(start);
  tone.stop(start + length + 0.2);
}
