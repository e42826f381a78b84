/** The logo in the color of the text around it, drawn as in public/favicon.svg; the caller adds the name. */
export function Logo({ className }: { className?: string | undefined }) {
  return (
    <svg
      viewBox="0 0 32 32"
      width="28"
      height="28"
      fill="none"
      stroke="currentColor"
      aria-hidden="true"
      className={className}
    >
      <path d="M27.28 20.1A12 12 0 1 1 11.9 4.72" strokeWidth="4.5" strokeLinecap="round" />
      <path d="M11.9 4.72A12 12 0 0 1 27.28 20.1" strokeWidth="1.5" />
      <circle cx="20.3" cy="4.8" r="2.9" fill="currentColor" stroke="none" />
      <circle cx="27.2" cy="11.7" r="2.9" fill="currentColor" stroke="none" />
    </svg>
  );
}
