/** What the functions use of Deno, where Supabase runs them. */
declare const Deno: {
  env: { get: (name: string) => string | undefined };
  serve: (handle: (request: Request) => Promise<Response>) => void;
};
