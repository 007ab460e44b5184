// `npm run bench [page] [five] [sixty] [throughput] [records] [lighthouse] [build] [bus] [carts] [cart-taps] [watched] [follow] [flood] [editor] [-- --runs 15]`.
import '../tools/launch/typescript.mjs';

await import('./run-benches.ts');
