import type { Track } from "./voices.ts";

/** The tracks as the channels of one buffer. */
export function bufferOf(tracks: readonly Track[], sampleRate: number): AudioBuffer {
  const buffer = new AudioBuffer({ numberOfChannels: tracks.length, length: tracks[0]?.length ?? 1, sampleRate });
  for (const [channel, track] of tracks.entries()) buffer.copyToChannel(track, channel);
  return buffer;
}

/** Plays the tracks over and over; it begins now, and is heard once it is connected. */
export function playLoop(context: BaseAudioContext, tracks: readonly Track[]): AudioBufferSourceNode {
  const source = new AudioBufferSourceNode(context, { buffer: bufferOf(tracks, context.sampleRate), loop: true });
  source.start();
  return source;
}
