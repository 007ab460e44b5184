import Papa from 'papaparse';
import { readFigure } from './dataset';

/**
 * Cells of a text as spreadsheets copy and export it: by tabs, semicolons or commas, with quotation marks around cells that
 * contain these or line breaks.
 */
export function readCells(text: string): string[][] {
  const lines = text.replace(/^\uFEFF/, '').replace(/(?:\r\n|\r|\n)$/, '');
  const { data } = Papa.parse<string[]>(lines, { delimiter: delimiterOf(lines), skipEmptyLines: false });
  return data;
}

/** A column of numbers with a decimal comma is one column. */
function delimiterOf(text: string): string {
  if (text.includes('\t')) return '\t';
  if (text.includes(';')) return ';';
  const areFigures = text.split(/\r\n|\r|\n/).every((line) => line.trim() === '' || readFigure(line) !== null);
  return areFigures ? '\t' : ',';
}
