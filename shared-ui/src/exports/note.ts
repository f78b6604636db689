export { Note, type NoteProps } from '../note/note.tsx';
