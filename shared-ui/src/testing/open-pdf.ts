import { getDocumentProxy } from 'unpdf';
import { actualTexts } from './actual-texts.ts';

interface StructureNode {
  role?: string;
  alt?: string;
  children?: StructureNode[];
}

/** Every node below one, itself first. */
const nodesOf = (node: StructureNode): StructureNode[] => [node, ...(node.children ?? []).flatMap(nodesOf)];

/** A node and those below it, such as 'Table(Caption TR(TH TH))'. */
function outlineOf({ role, children = [] }: StructureNode): string {
  const below = children.filter((child) => child.role !== undefined).map(outlineOf);
  return below.length > 0 ? `${role}(${below.join(' ')})` : `${role}`;
}

const bytesOf = (file: Blob) =>
  new Promise<ArrayBuffer>((resolve) => {
    const reader = new FileReader();
    reader.onload = () => resolve(reader.result as ArrayBuffer);
    reader.readAsArrayBuffer(file);
  });

/** Reads a PDF with PDF.js. */
export async function openPdf(file: Blob) {
  const bytes = new Uint8Array(await bytesOf(file));
  // PDF.js keeps the bytes.
  const copy = Buffer.from(bytes);
  const source = copy.toString('latin1');
  const countOf = (part: string) => source.split(part).length - 1;
  const pdf = await getDocumentProxy(bytes, { verbosity: 0 });
  const pages = await Promise.all(
    Array.from({ length: pdf.numPages }, async (_, index) => {
      const page = await pdf.getPage(index + 1);
      const { items } = await page.getTextContent();
      const tree = ((await page.getStructTree()) ?? {}) as StructureNode;
      return { pieces: items.filter((item) => 'str' in item), tree };
    }),
  );
  const { info } = await pdf.getMetadata();
  return {
    size: source.length,
    /** The text of each page. */
    pages: pages.map(({ pieces }) => pieces.map(({ str, hasEOL }) => str + (hasEOL ? '\n' : '')).join('')),
    /** Each text with its place and width in points, from the lower left corner. */
    pieces: pages.flatMap(({ pieces }) =>
      pieces.map(({ str, transform, width }) => ({ str, x: transform[4], y: transform[5], width })),
    ),
    actualTexts: actualTexts(copy),
    info,
    isTagged: (await pdf.getMarkInfo())?.Marked === true,
    /** The structure of each page. */
    outlines: pages.map(({ tree }) => outlineOf(tree)),
    /** The elements of the whole file, such as TR once for each row. */
    tags: [...source.matchAll(/\/S \/(\w+)/g)].map(([, tag]) => tag),
    alts: pages.flatMap(({ tree }) => nodesOf(tree)).flatMap(({ alt }) => alt ?? []),
    fonts: [...new Set(source.match(/(?<=\/FontName \/)[A-Z]{6}\+[\w-]+/g))],
    fontFiles: countOf('/FontFile2 '),
    /** Those that every reader must have, which are not embedded. */
    standardFonts: countOf('/Subtype /Type1'),
  };
}
