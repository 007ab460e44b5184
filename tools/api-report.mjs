import './launch/typescript.mjs';

await import('./api-report/write-report.ts');
