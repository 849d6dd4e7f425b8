import { readFileSync } from "node:fs";
import { parse } from "yaml";
import { loadIndex } from "#lib/search/loaded-index.ts";
import { rank } from "#lib/search/rank.ts";
const only = process.argv[3]; const verbose=process.argv.includes("-v");
for (const l of ["en","ja","de","fr","es","zh"]) {
  if (only && only!=="all" && only!==l) continue;
  const ix = loadIndex(JSON.parse(readFileSync(`${process.argv[2]}/${l}/index.json`,"utf8")));
  const qs = parse(readFileSync(process.argv.includes("-f")?`/tmp/fresh/${l}.yaml`:`/tmp/devq/${l}.yaml`,"utf8")).queries as {query:string;first?:string|string[];amongThree?:string|string[]}[];
  let h1=0,h3=0,mrr=0,none=0; const t=performance.now();
  for (const {query,first,amongThree} of qs) {
    const want=[first??amongThree!].flat().map(p=>l==="ja"?p:`/${l}${p}`);
    const {parts,results}=rank(query,ix);
    const urls=results.map(r=>ix.pages[r.page]!.url);
    const pos=urls.findIndex(u=>want.includes(u));
    if(pos===0)h1++; if(pos>=0&&pos<3)h3++; if(pos>=0)mrr+=1/(pos+1); if(!urls.length)none++;
    if(pos!==0){console.log(`${l} #${pos+1} ${query} → wanted ${want} got ${urls.slice(0,3).map((u,i)=>u+":"+results[i]!.score.toFixed(2))}${pos>=0?" own "+results[pos]!.score.toFixed(2):""}`);
     if(verbose) for(const p of parts) console.log("     ",p.typed,p.weight.toFixed(2),p.isLight?"light":"",p.meanings.map(m=>m.terms.join("+")+"*"+m.weight.toFixed(2)).join(" "));}
  }
  const n=qs.length; console.log(`${l} n=${n} hit1=${(h1/n*100).toFixed(0)} hit3=${(h3/n*100).toFixed(0)} mrr=${(mrr/n).toFixed(3)} none=${none} ${((performance.now()-t)/n).toFixed(1)}ms`);
}
