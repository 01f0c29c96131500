/** Soft sounds, off until asked for, and never the only sign of anything. Made on the spot: nothing to fetch. */
import type { Event } from '../protocol';
import { settings } from './settings.svelte';

type Note = [pitch: number, at: number, length: number];

// By the kind of event, whichever game it is of; what is not listed is silent.
const TUNES: Record<string, Note[]> = {
  // steps
  moves: [[196, 0, 0.06], [165, 0.16, 0.06]],
  walks: [[73, 0, 0.2], [65, 0.25, 0.25]],
  'bar-shifts': [[131, 0, 0.25]],
  // cards
  places: [[165, 0, 0.1]],
  draws: [[330, 0, 0.05]],
  refills: [[294, 0, 0.05]],
  gives: [[392, 0, 0.07], [330, 0.08, 0.07]],
  collects: [[784, 0, 0.08], [988, 0.08, 0.08], [1175, 0.16, 0.2]],
  'collects-unlike': [[784, 0, 0.08], [988, 0.08, 0.2]],
  'collects-all': [[784, 0, 0.08], [988, 0.08, 0.08], [1175, 0.16, 0.08], [1568, 0.24, 0.3]],
  'takes-gem': [[1175, 0, 0.08], [1568, 0.07, 0.25]],
  // coins
  'takes-gold': [[988, 0, 0.06], [1319, 0.07, 0.2]],
  pays: [[1319, 0, 0.06], [988, 0.07, 0.15]],
  treasure: [[784, 0, 0.1], [988, 0.1, 0.1], [1319, 0.2, 0.3]],
  // the die and the dragon
  rolls: [[720, 0, 0.02], [610, 0.09, 0.02], [780, 0.18, 0.02], [650, 0.3, 0.02], [590, 0.44, 0.03]],
  'wakes-dragon': [[82, 0, 0.5]],
  catches: [[110, 0, 0.15], [92, 0.15, 0.35]],
  loses: [[220, 0, 0.15], [165, 0.18, 0.3]],
  // whose turn, and the end
  turn: [[523, 0, 0.06]],
  wins: [[523, 0, 0.15], [659, 0.15, 0.15], [784, 0.3, 0.15], [1047, 0.45, 0.5]],
  'shares-win': [[523, 0, 0.15], [659, 0.15, 0.15], [784, 0.3, 0.4]],
};
const LOUDNESS = 0.05;

let context: AudioContext | null = null;

/** What is to be heard of these events: the first that has a sound. */
export function sound(events: Event[]): void {
  if (!settings.sound) return;
  const tune = events.map((event) => TUNES[event.kind]).find(Boolean);
  if (!tune) return;
  context ??= new AudioContext();
  // After a reload the browser keeps silent until something is pressed.
  void context.resume();
  for (const note of tune) play(context, note);
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
