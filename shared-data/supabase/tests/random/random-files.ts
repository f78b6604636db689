import type { Random } from '../support/random-source.ts';
import { values } from './random-queries.ts';

export interface FileRequest {
  method: string;
  path: string;
  /** A body that is no picture is refused unread. */
  body: 'picture' | 'text' | object | undefined;
}

const methods = ['GET', 'GET', 'HEAD', 'POST', 'POST', 'PUT', 'PATCH', 'DELETE'];

/** Creates requests to Storage for files that exist, for others, and for names that no file has. */
export function makeFileRequests({ pick, chance, some, below }: Random, files: readonly string[]) {
  const hex = (length: number) => Array.from({ length }, () => below(16).toString(16)).join('');
  const uuid = () => [8, 4, 4, 4, 12].map(hex).join('-');
  const folders = ['1', '2', '3', '7', 'bills', 'vehicles/1', 'vehicles/3'];
  const unknown = () =>
    `${pick([...folders, '77777', '0', '..', ''])}/${uuid()}.${pick(['webp', 'jpg', 'png', 'svg', ''])}`;
  const name = () => (chance(0.5) ? pick(files) : chance(0.7) ? unknown() : encodeURIComponent(pick(values)));
  const place = () =>
    pick([
      ...['', '', '', '', 'sign/', 'sign/', 'authenticated/', 'public/', 'info/', 'upload/sign/', 'list/'],
      pick(values).replaceAll(/[^\w]/g, ''),
    ]);
  const signing = () => ({
    paths: chance(0.8)
      ? some(0, 4, () => (chance(0.2) ? pick(values) : decodeURIComponent(name())))
      : pick([null, 'x', 3]),
    expiresIn: pick([60, 3600, 3601, 0, -1, 'x', null]),
  });

  return (): FileRequest => {
    // As the portal asks: most other requests are refused for their form.
    if (chance(0.2)) return { method: 'GET', path: `object/request-photos/${pick(files)}`, body: undefined };
    if (chance(0.2))
      return {
        method: 'POST',
        path: `object/request-photos/${pick(folders)}/${uuid()}.webp`,
        body: 'picture',
      };
    if (chance(0.2)) {
      const query = chance(0.1) ? '?token=x' : '';
      return { method: 'POST', path: `object/sign/request-photos${query}`, body: signing() };
    }
    const method = pick(methods);
    const bucket = chance(0.9) ? 'request-photos' : pick(['', 'other', encodeURIComponent(pick(values))]);
    const token = chance(0.15) ? `?token=${encodeURIComponent(pick(values))}` : '';
    const path = chance(0.9)
      ? `object/${place()}${bucket}/${name()}${token}`
      : pick([
          ...[
            'bucket',
            `bucket/${bucket}`,
            `bucket/${bucket}/empty`,
            'object/move',
            'object/copy',
            'status',
            '',
          ],
        ]);
    const hasBody = !['GET', 'HEAD'].includes(method);
    return {
      method,
      path,
      body: hasBody ? pick(['picture', 'picture', 'text', {}, signing()] as const) : undefined,
    };
  };
}
