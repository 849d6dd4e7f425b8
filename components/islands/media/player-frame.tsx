"use client";

import { useEffect, useRef } from "react";

/** The player of another host. Nothing is requested from that host before this component is rendered. */
export function PlayerFrame({ url, title }: { url: string; title: string }) {
  const frame = useRef<HTMLIFrameElement>(null);
  useEffect(() => {
    // The pressed button is gone, so keyboard focus moves to the player.
    frame.current?.focus();
  }, [url]);
  return (
    <iframe
      ref={frame}
      src={url}
      title={title}
      allow="autoplay; encrypted-media; fullscreen; picture-in-picture"
      referrerPolicy="strict-origin-when-cross-origin"
      className="absolute inset-0 size-full bg-glass"
    />
  );
}

/** The address of a player that starts at once. */
export function withAutoplay(url: string): string {
  const address = new URL(url);
  address.searchParams.set("autoplay", "1");
  return address.href;
}
