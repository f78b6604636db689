import type { MakePdf } from '../deliver-messages/message.ts';

/** Built by `npm run build:functions`. */
export declare const makeAttachment: MakePdf;
