/** What we use of PDFKit 0.20 and fontkit 2, which publish no types; those of others lack it in part. */
declare module 'pdfkit' {
  import type { Font } from 'fontkit';

  interface TextOptions {
    lineBreak: false;
    baseline: 'alphabetic';
  }

  interface MarkingOptions {
    type: 'Pagination' | 'Layout';
  }

  interface StructureOptions {
    alt?: string;
    scope?: 'Row' | 'Column';
    /** Left, top, right and bottom in points from the upper left corner of the page. */
    bbox?: [number, number, number, number];
  }

  export interface StructureElement {
    /** A function draws at once, and what it draws is the content of the element. */
    add(child: StructureElement | (() => void)): this;
  }

  export default class PDFDocument {
    constructor(options: {
      size: 'A4';
      margin: number;
      /** Null: none is loaded. */
      font: null;
      pdfVersion: '1.7';
      tagged: true;
      lang: string;
      displayTitle: true;
      bufferPages: true;
      info: { Title: string; Author: string; Creator: string; Producer: string };
    });
    on(event: 'data', listener: (chunk: Uint8Array<ArrayBuffer>) => void): this;
    on(event: 'end', listener: () => void): this;
    on(event: 'error', listener: (error: Error) => void): this;
    registerFont(name: string, font: Font): this;
    font(name: string, size: number): this;
    widthOfString(text: string): number;
    text(text: string, x: number, y: number, options: TextOptions): this;
    image(source: string, x: number, y: number, options: { fit: [number, number] }): this;
    struct(type: string, options?: StructureOptions): StructureElement;
    addStructure(element: StructureElement): this;
    markContent(tag: 'Artifact', options: MarkingOptions): this;
    /** `actual` is the text of the drawing until the end of the marking. */
    markContent(tag: 'Span', options: { actual: string }): this;
    endMarkedContent(): this;
    addPage(): this;
    bufferedPageRange(): { start: number; count: number };
    switchToPage(page: number): unknown;
    save(): this;
    restore(): this;
    translate(x: number, y: number): this;
    scale(factor: number): this;
    path(data: string): this;
    fill(colour: string): this;
    fillColor(colour: string): this;
    moveTo(x: number, y: number): this;
    lineTo(x: number, y: number): this;
    lineWidth(width: number): this;
    stroke(colour: string): this;
    end(): void;
  }
}

declare module 'fontkit' {
  export interface Font {
    hasGlyphForCodePoint(codePoint: number): boolean;
  }
  export function create(bytes: Uint8Array): Font;
}

/** The address of a font file. */
declare module '*.woff' {
  const address: string;
  export default address;
}
