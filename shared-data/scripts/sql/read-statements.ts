/** A statement of a SQL file. */
export interface Statement {
  /** As it is written, without the semicolon. */
  text: string;
  /** The same length, with a space for each character of a comment, a text or a quoted body. */
  code: string;
  /** The contents of its dollar-quoted texts, in their order. */
  bodies: string[];
}

export interface SqlFile {
  statements: Statement[];
  /** The line comments outside of statements' texts, without their dashes. */
  comments: string[];
}

const blank = (text: string) => text.replace(/[^\n]/g, ' ');

/** Where what begins at a place ends, if it is a comment or a text; undefined for any other character. */
function endOfText(sql: string, at: number): number | undefined {
  const after = (end: number, length: number) => (end < 0 ? sql.length : end + length);
  if (sql.startsWith('--', at)) return after(sql.indexOf('\n', at), 0);
  if (sql.startsWith('/*', at)) return endOfBlockComment(sql, at);
  if (sql[at] === "'")
    return endOfQuoted(sql, at, /e$/i.test(sql.slice(Math.max(0, at - 1), at)) && !isWordAt(sql, at - 2));
  if (sql[at] === '"') return after(sql.indexOf('"', at + 1), 1);
  const tag = dollarTagAt(sql, at);
  return tag === undefined ? undefined : after(sql.indexOf(tag, at + tag.length), tag.length);
}

const isWordAt = (sql: string, at: number) => /[\w$]/.test(sql[at] ?? '');

function dollarTagAt(sql: string, at: number): string | undefined {
  if (sql[at] !== '$' || isWordAt(sql, at - 1)) return undefined;
  const expression = /\$(?:[a-z_]\w*)?\$/iy;
  expression.lastIndex = at;
  return expression.exec(sql)?.[0];
}

function endOfBlockComment(sql: string, start: number): number {
  let depth = 0;
  for (let at = start; at < sql.length; at++) {
    if (sql.startsWith('/*', at)) depth++;
    else if (sql.startsWith('*/', at)) depth--;
    else continue;
    at++;
    if (depth === 0) return at + 1;
  }
  return sql.length;
}

/** A quote in a text is doubled; after an E, a backslash escapes it, too. */
function endOfQuoted(sql: string, start: number, hasEscapes: boolean): number {
  for (let at = start + 1; at < sql.length; at++) {
    if (hasEscapes && sql[at] === '\\') at++;
    else if (sql[at] === "'" && sql[at + 1] === "'") at++;
    else if (sql[at] === "'") return at + 1;
  }
  return sql.length;
}

/** How many more blocks a word opens: a body of the form `begin atomic … end` has semicolons of its own. */
function blocksOf(word: string, open: number, next: string): number {
  if (word === 'begin') return /^\s+atomic\b/i.test(next) ? 1 : 0;
  if (open === 0) return 0;
  if (word === 'case') return 1;
  return word === 'end' ? -1 : 0;
}

/** Splits a SQL file into its statements, as PostgreSQL reads it. */
export function readStatements(sql: string): SqlFile {
  const file: SqlFile = { statements: [], comments: [] };
  let current: Statement = { text: '', code: '', bodies: [] };
  let open = 0;
  const finish = () => {
    if (current.code.trim() !== '') file.statements.push(current);
    current = { text: '', code: '', bodies: [] };
  };
  const take = (text: string, code: string) => {
    current.text += text;
    current.code += code;
  };
  for (let at = 0; at < sql.length; ) {
    const end = endOfText(sql, at);
    if (end !== undefined) {
      const text = sql.slice(at, end);
      const tag = dollarTagAt(sql, at);
      if (tag) current.bodies.push(text.slice(tag.length, -tag.length));
      if (text.startsWith('--')) file.comments.push(text.slice(2).trim());
      take(text, text.startsWith('"') ? text : blank(text));
      at = end;
      continue;
    }
    const [word] = /^[a-z_]\w*/i.exec(sql.slice(at, at + 64)) ?? [];
    if (word && !isWordAt(sql, at - 1)) {
      open += blocksOf(word.toLowerCase(), open, sql.slice(at + word.length, at + word.length + 20));
      take(word, word);
      at += word.length;
    } else if (sql[at] === ';' && open === 0) {
      finish();
      at += 1;
    } else {
      take(sql.charAt(at), sql.charAt(at));
      at += 1;
    }
  }
  finish();
  return file;
}

export interface SqlFunction {
  /** With its schema, as in private.today. */
  name: string;
  statement: Statement;
}

const functionHead = /^\s*create\s+(?:or\s+replace\s+)?(?:function|procedure)\s+([\w."]+)\s*\(/i;

/** The functions that statements create. */
export function functionsIn(statements: readonly Statement[]): SqlFunction[] {
  return statements.flatMap((statement) => {
    const [, name] = functionHead.exec(statement.code) ?? [];
    return name ? [{ name: name.replaceAll('"', '').toLowerCase(), statement }] : [];
  });
}
