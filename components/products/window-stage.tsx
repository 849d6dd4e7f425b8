import type { ReactNode } from "react";

/** A panel in the hue of the product around it, with a window that stands on its floor: the window's lower edge is below the panel's. */
export function WindowStage({ children }: { children: ReactNode }) {
  return (
    <div className="stage overflow-clip rounded-lg px-[7%] pt-[7%]">
      <div className="-mb-[3%]">{children}</div>
    </div>
  );
}
