import { type PortalClient, PortalClientContext } from '@pitlane/shared-data/client';
import { createRoot } from 'react-dom/client';
import { ConfirmDialog } from './confirm-dialog.tsx';

/** Shows the question above whatever the page shows: a root of its own, so that no page needs its code before. */
function show(client: PortalClient): Promise<boolean> {
  const place = document.body.appendChild(document.createElement('div'));
  const root = createRoot(place);
  const { promise, resolve } = Promise.withResolvers<boolean>();
  root.render(
    <PortalClientContext value={client}>
      <ConfirmDialog onSettled={resolve} />
    </PortalClientContext>,
  );
  return promise.finally(() => {
    root.unmount();
    place.remove();
  });
}

let asked: Promise<boolean> | undefined;

/** Asks for a code of the second factor, once for all requests that wait for it; resolves to whether one confirmed. */
export function askForCode(client: PortalClient): Promise<boolean> {
  asked ??= show(client).finally(() => {
    asked = undefined;
  });
  return asked;
}
