/**
 * The router's own start: one inline module that imports the route modules, tells the client of them and imports
 * its entry.
 */
const START = /<script(?<attributes>[^>]* type="module"[^>]*)>;?\s*(?<imports>import [\s\S]*?)<\/script>/;
const IMPORT = /^import (?:\* as (?<name>\w+) from )?"(?<path>[^"]+)";?\s*/gm;
const PRELOAD = /<link rel="modulepreload"[^>]*\/?>/g;

/**
 * A page that is complete without JavaScript is painted first: its scripts are fetched once it has loaded and the
 * browser is idle, or at the visitor's first touch or key. A button pressed before it can do anything is pressed again
 * once the scripts run (`data-scripts`, use-page-actions.ts), and a form that scripts send (`data-by-script`) is sent again; links and forms work without, and Escape closes an open
 * menu of the header before use-closing-menus.ts does. Returns the document with the
 * router's start rewritten so.
 * @throws when the document does not start the way this version of the router writes it.
 */
export function deferStart(html: string): string {
  const start = START.exec(html);
  if (!start?.groups) throw new Error('The start of the page was not found in the rendered document');
  const { attributes = '', imports = '' } = start.groups;
  const modules = [...imports.matchAll(IMPORT)].map(({ groups }) => groups);
  const paths = modules.map((module) => `import("${module?.path}")`).join(',');
  const names = modules.map((module) => module?.name ?? '').join(',');
  const rest = imports.replace(IMPORT, '').trim();
  const deferred = `{
const start=()=>{events.forEach(e=>removeEventListener(e,start,true));if(!begun){begun=true;Promise.all([${paths}]).then(([${names}])=>{${rest}})}};
const events=['pointerdown','keydown','focusin'];let begun=false,pressed,sent;
const send=event=>{if(event.target.matches('form[data-by-script]')){event.preventDefault();sent=event.target}};
addEventListener('submit',send,true);
const press=({target})=>{pressed=target.closest('button[type=button]')};
addEventListener('click',press,true);
addEventListener('keydown',({key})=>{if(key==='Escape')document.querySelectorAll('header details[open]').forEach(menu=>{menu.querySelector('summary').focus();menu.open=false})});
new MutationObserver((_,seen)=>{seen.disconnect();removeEventListener('click',press,true);removeEventListener('submit',send,true);setTimeout(()=>{if(pressed?.isConnected)pressed.click();if(sent?.isConnected)sent.requestSubmit()})}).observe(document.documentElement,{attributeFilter:['data-scripts']});
const idle=()=>'requestIdleCallback'in window?requestIdleCallback(start,{timeout:2000}):setTimeout(start,200);
events.forEach(e=>addEventListener(e,start,true));
if(document.readyState==='complete')idle();else addEventListener('load',idle,{once:true});
}`;
  return html.replace(PRELOAD, '').replace(START, () => `<script${attributes}>${deferred}</script>`);
}
