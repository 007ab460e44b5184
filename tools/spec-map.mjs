import './launch/typescript.mjs';

await import('./spec-map/write-map.ts');
