/**
 * Lucide's drawings (ISC license) of the icons in the first view, one path each. The library's own code would double
 * the script that loads before the page is interactive. Elsewhere, use `lucide-react`.
 */
const drawings = {
  arrowDown: "M12 5v14M19 12l-7 7-7-7",
  close: "M18 6 6 18M6 6l12 12",
  menu: "M4 5h16M4 12h16M4 19h16",
  moon: "M20.985 12.486a9 9 0 1 1-9.473-9.472c.405-.022.617.46.402.803a6 6 0 0 0 8.268 8.268c.344-.215.825-.004.803.401",
  retry: "M21 12a9 9 0 1 1-9-9c2.52 0 4.93 1 6.74 2.74L21 8M21 3v5h-5",
  sprout:
    "M14 9.536V7a4 4 0 0 1 4-4h1.5a.5.5 0 0 1 .5.5V5a4 4 0 0 1-4 4 4 4 0 0 0-4 4c0 2 1 3 1 5a5 5 0 0 1-1 3M4 9a5 5 0 0 1 8 4 5 5 0 0 1-8-4M5 21h14",
  sun: "M16 12a4 4 0 1 1-8 0 4 4 0 0 1 8 0M12 2v2M12 20v2M4.93 4.93l1.41 1.41M17.66 17.66l1.41 1.41M2 12h2M20 12h2M6.34 17.66l-1.41 1.41M19.07 4.93l-1.41 1.41",
} as const;

/** The default font size. */
const ROOT_PX = 16;

export interface LineIconProps {
  drawing: keyof typeof drawings;
  /** Pixels at the default font size; it scales with the reader's. */
  size: number;
}

/** A small decorative icon, hidden from screen readers. */
export function LineIcon({ drawing, size }: LineIconProps) {
  return (
    <svg
      viewBox="0 0 24 24"
      width={`${size / ROOT_PX}rem`}
      height={`${size / ROOT_PX}rem`}
      fill="none"
      stroke="currentColor"
      strokeWidth="2"
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
    >
      <path d={drawings[drawing]} />
    </svg>
  );
}
