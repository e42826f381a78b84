import { nodes, ring, thread } from '@/lib/logo-drawing';

/** The logo in the colour of the text around it; the caller adds the name. */
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
      <path d={ring.path} strokeWidth={ring.width} strokeLinecap="round" />
      <path d={thread.path} strokeWidth={thread.width} />
      {nodes.map(({ x, y, radius }) => (
        <circle key={x} cx={x} cy={y} r={radius} fill="currentColor" stroke="none" />
      ))}
    </svg>
  );
}
