/// <reference path="./libraries.d.ts" />
import type PDFDocument from 'pdfkit';
import type { StructureElement } from 'pdfkit';
import type { LoadedFont } from './fonts.ts';

/** Where the next block begins, and the element that holds all. */
export interface Writer {
  doc: PDFDocument;
  fonts: readonly LoadedFont[];
  root: StructureElement;
  /** Points below the upper edge of the page. */
  y: number;
}

export interface Box {
  x: number;
  y: number;
  width: number;
}

/** A4 in points. */
const page = { width: 595.28, height: 841.89 };
const margin = 36;
export const left = margin;
export const right = page.width - margin;
export const contentWidth = right - left;
export const top = margin;
/** Below it are the page numbers. */
export const bottom = page.height - margin - 18;
export const pageNumberBaseline = page.height - margin;
