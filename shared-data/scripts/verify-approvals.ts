import { problemText } from '../local-backend/data/problem-text.ts';
import { verifyApprovals } from '../local-backend/data/verify-approvals.ts';
import { openDatabase } from './open-database.ts';

async function readAndVerify() {
  const database = await openDatabase();
  try {
    return await verifyApprovals(database.query);
  } finally {
    await database.close();
  }
}

async function main() {
  const { checked, failed } = await readAndVerify();
  for (const { recordId, requestId, problem } of failed)
    process.stderr.write(`Record ${recordId} of request ${requestId}: ${problem}.\n`);
  process.stdout.write(`${checked} approval records checked, ${failed.length} failed.\n`);
  // PGlite sets the exit code when it closes.
  process.exitCode = failed.length > 0 ? 1 : 0;
}

main().catch((error: unknown) => {
  console.error(problemText(error));
  process.exitCode = 1;
});
