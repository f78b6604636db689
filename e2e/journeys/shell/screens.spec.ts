import { expect, test } from '../../fixtures/portal-test.ts';
import { screens } from '../../fixtures/screens.ts';

interface PortalFile {
  remotes: { url: string }[];
}

interface RemoteFile {
  routes: { path: string; roles?: string[] }[];
}

test('the list of screens contains every route of the remotes, for every role that may open it', async ({
  request,
}) => {
  const { remotes }: PortalFile = await (await request.get('/portal.json')).json();
  const announced: string[] = [];
  for (const { url } of remotes) {
    const { routes }: RemoteFile = await (await request.get(new URL('remote.json', url).href)).json();
    announced.push(
      ...routes.flatMap(({ path, roles = ['visitor'] }) => roles.map((role) => `${path} as ${role}`)),
    );
  }
  const known = screens.map(({ path, as }) => `${path.split('?')[0]} as ${as}`);
  expect(known).toEqual(expect.arrayContaining(announced));
});
