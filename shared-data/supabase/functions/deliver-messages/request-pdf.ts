import type { MakePdf } from './message.ts';

interface PdfFunction {
  /** The address of the function `invoice-pdf`. */
  url: string;
  /** The secret key. */
  key: string;
}

/** Has the function `invoice-pdf` make the PDF. */
export const requestPdf =
  ({ url, key }: PdfFunction): MakePdf =>
  async (content) => {
    const response = await fetch(url, {
      method: 'POST',
      headers: { Authorization: `Bearer ${key}`, 'Content-Type': 'application/json' },
      body: JSON.stringify(content),
      signal: AbortSignal.timeout(15_000),
    });
    const disposition = response.headers.get('Content-Disposition') ?? '';
    const [, name] = /filename\*=UTF-8''(.+)/.exec(disposition) ?? [];
    if (!response.ok || !name) throw new Error(`The function invoice-pdf answered ${response.status}`);
    return {
      name: decodeURIComponent(name),
      type: 'application/pdf',
      content: new Uint8Array(await response.arrayBuffer()),
    };
  };
