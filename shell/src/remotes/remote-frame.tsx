import { Outlet } from 'react-router';
import type { FoundRemote } from './remote-registry.ts';

/** Marks in the page which remote owns what it shows. */
export function RemoteFrame({ remote }: { remote: FoundRemote }) {
  return (
    <div data-app={remote.manifest.name}>
      <Outlet />
    </div>
  );
}
