import { useLoaderData } from 'react-router';
import { GuardedOutlet } from '../../session/guarded-outlet.tsx';
import type { ScreenClaim } from '../screen-claims.ts';

/** Marks a screen with the name, release and team of its remote, and shows it to those who may open it. */
export function RemoteFrame() {
  const { remote, route } = useLoaderData<ScreenClaim>();
  const { name, version, team } = remote.manifest;
  return (
    <div data-app={name} data-version={version} data-team={team}>
      <GuardedOutlet {...route} />
    </div>
  );
}
