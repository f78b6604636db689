/** Why a form was refused: of the whole form, or of one of its fields. */
export type FormProblem = string | { field?: string; message: string };
