import { nodes, ring, thread } from '@/components/site/logo-drawing';
import styles from './home-mark.module.css';

/** The logo drawn large and quiet beside the title of the home page: the ring in chrome's colour, its nodes alive. */
export function HomeMark() {
  return (
    <svg
      viewBox="0 0 32 32"
      width="160"
      height="160"
      fill="none"
      stroke="currentColor"
      aria-hidden="true"
      className={styles.mark}
    >
      <path d={thread.path} strokeWidth={0.4} className={styles.thread} />
      <path d={ring.path} strokeWidth={ring.width} className={styles.ring} />
      {nodes.map(({ x, y, radius }) => (
        <circle key={x} cx={x} cy={y} r={radius} className={styles.node} />
      ))}
    </svg>
  );
}
