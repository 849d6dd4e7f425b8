import { existsSync, readFileSync } from "node:fs";
import { renderedFile } from "#scripts/lib/build/render-pages.ts";
import { listPages } from "#scripts/lib/build/pages.ts";
import { writeSearch } from "#scripts/lib/finish/search/write-search.ts";
const t=Date.now();
const docs = listPages().filter(p=>existsSync(renderedFile(p))).map(p=>({locale:p.locale,url:p.publicPath,path:p.path,file:renderedFile(p)})).filter(d=>{const h=readFileSync(d.file,"utf8");return h.includes('data-pagefind-body=""')&&!h.includes('<meta name="robots" content="noindex')});
console.log(await writeSearch(process.argv[2]!, docs), Date.now()-t);
process.exit(0);
