import { linkPrefix } from '../paths/link-prefix.ts';

export const linkPath = (token: string) => `${linkPrefix}${token}`;
