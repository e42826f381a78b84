import { useCallback } from 'react';
import { linkTarget } from '@/components/site/link-target';
import { useNavigate } from '@/components/site/use-navigate';

/** A function that opens an address of this site as a link to it does. */
export function useOpenAddress(): (address: string) => void {
  const navigate = useNavigate();
  return useCallback(
    (address) => {
      const link = { href: new URL(address, location.href).href, target: '', download: false };
      const to = linkTarget(link, location.href);
      if (to === undefined) location.assign(link.href);
      else navigate(to);
    },
    [navigate],
  );
}
