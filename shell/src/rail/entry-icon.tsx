/** For an entry whose remote names no icon. */
const dot = 'M8 12a4 4 0 1 0 8 0 4 4 0 1 0-8 0';

/** An icon of a manifest. */
export const EntryIcon = ({ path = dot }: { path?: string | undefined }) => (
  <svg viewBox="0 0 24 24" aria-hidden="true">
    <path d={path} />
  </svg>
);
