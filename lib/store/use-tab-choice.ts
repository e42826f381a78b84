import { useStore } from 'zustand';
import { preferences } from './preferences';

/** The tab chosen in a group, on this page or an earlier one. */
export function useTabChoice(group: string): string | undefined {
  return useStore(preferences, (state) => state.tabs[group]);
}
