import type { Track } from "./synthesis.ts";

/** One buffer with a channel for each track. */
export function bufferOf(tracks: readonly Track[], sampleRate: number): AudioBuffer {
  const buffer = new AudioBuffer({ numberOfChannels: tracks.length, length: tracks[0]?.length ?? 1, sampleRate });
  for (const [channel, track] of tracks.entries()) buffer.copyToChannel(track, channel);
  return buffer;
}

/** Starts playing the tracks in a loop. The caller connects the returned node. */
export function playLoop(context: BaseAudioContext, tracks: readonly Track[]): AudioBufferSourceNode {
  const source = new AudioBufferSourceNode(context, { buffer: bufferOf(tracks, context.sampleRate), loop: true });
  source.start();
  return source;
}
