/**
 * The router's own start: one inline module that imports the route modules, passes them to the client and imports its
 * entry.
 */
const START = /<script(?<attributes>[^>]* type="module"[^>]*)>;?\s*(?<imports>import [\s\S]*?)<\/script>/;
const IMPORT = /^import (?:\* as (?<name>\w+) from )?"(?<path>[^"]+)";?\s*/gm;
const PRELOAD = /<link rel="modulepreload"[^>]*\/?>/g;

/**
 * Delays the scripts of a page that is complete without JavaScript: they are loaded when the page has loaded and the
 * browser is idle, or at the first touch or key. A button pressed before that is pressed again when the scripts run
 * (`data-scripts`, use-page-actions.ts), and a form that scripts send (`data-by-script`) is sent again; links and forms
 * work without scripts, and Escape closes an open menu of the header before use-closing-menus.ts does. Returns the
 * document with the rewritten start.
 * @throws when the document does not start as this version of the router writes it
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
