import { bookPrefix, linkPrefix, wallPrefix } from '../../foundation/portal/link-prefix.ts';

export const linkPath = (token: string) => `${linkPrefix}${token}`;

export const bookPath = (token: string) => `${bookPrefix}${token}`;

export const wallPath = (token: string) => `${wallPrefix}${token}`;
