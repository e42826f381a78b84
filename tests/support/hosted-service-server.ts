import { readFileSync } from 'node:fs';
import { startHostedService } from './hosted-service';

/**
 * The stand-in as a process of its own, for browser tests: on PORT, with the index SEARCH_INDEX (`docs` without it)
 * filled from the file SEED, which is what `npm run search:push -- --dry-run --out <file>` writes.
 */
const service = await startHostedService({ port: Number(process.env.PORT ?? 0) });
const seed = process.env.SEED;
service.seed(process.env.SEARCH_INDEX ?? 'docs', seed ? JSON.parse(readFileSync(seed, 'utf8')) : {});
console.log(
  `Hosted search stands in on ${service.url} (${service.appId}, ${service.searchKey}, ${service.adminKey})`,
);
