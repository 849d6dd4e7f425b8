import { useEffect, useRef } from "react";

/** Another host's player. It begins to load when this is drawn, and not before. */
export function PlayerFrame({ url, title }: { url: string; title: string }) {
  const frame = useRef<HTMLIFrameElement>(null);
  useEffect(() => {
    // The button that was pressed is gone: the keyboard goes on in the player.
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

/** The player asked to begin at once: the visitor has pressed already. */
export function begun(url: string): string {
  const address = new URL(url);
  address.searchParams.set("autoplay", "1");
  return address.href;
}
