import { type ChainedCommands, type Editor, Extension, InputRule, Node, nodePasteRule } from '@tiptap/core';
import { Bold } from '@tiptap/extension-bold';
import { Document } from '@tiptap/extension-document';
import { HardBreak } from '@tiptap/extension-hard-break';
import { Heading } from '@tiptap/extension-heading';
import { BulletList, ListItem } from '@tiptap/extension-list';
import { Paragraph } from '@tiptap/extension-paragraph';
import { Text } from '@tiptap/extension-text';
import { Gapcursor, TrailingNode, UndoRedo } from '@tiptap/extensions';
import { Selection } from '@tiptap/pm/state';
import type { TemplateVariable } from '../EmailState';

const NAME = /\{([a-z_]+)\}/g;
const PART = '(paragraph | bulletList | block)';
const TYPED_NAME = /\{([a-z_]+)\}$/;

/** Puts a chip where the cursor is, and the cursor behind it: what is typed next is not to take a block's place. */
export function insertChip(
  then: ChainedCommands,
  { nombre, bloque }: Pick<TemplateVariable, 'nombre' | 'bloque'>,
) {
  then
    .insertContent({ type: bloque ? 'block' : 'variable', attrs: { name: nombre } })
    .command(({ tr, state }) => {
      const { to } = tr.selection;
      if (!bloque) return true;
      if (!tr.doc.resolve(to).nodeAfter) tr.insert(to, state.schema.nodes.paragraph?.create() ?? []);
      tr.setSelection(Selection.near(tr.doc.resolve(to)));
      return true;
    })
    .run();
}

/** A chip for those of the variables that stand in a line, or for those that have a line of their own. */
function chips(name: 'variable' | 'block', variables: readonly TemplateVariable[]) {
  const inline = name === 'variable';
  const offered = variables.filter(({ bloque }) => bloque !== inline);
  const find = (wanted: unknown) => offered.find(({ nombre }) => nombre === wanted);
  return Node.create({
    name,
    group: inline ? 'inline' : 'block',
    inline,
    atom: true,
    selectable: true,
    addAttributes: () => ({
      name: {
        parseHTML: (element) => element.dataset[name],
        renderHTML: (attributes) => ({ [`data-${name}`]: String(attributes.name) }),
      },
    }),
    parseHTML: () => [
      {
        tag: `[data-${name}]`,
        // A chip of another template is pasted as its words.
        getAttrs: (element) => (find(element.dataset[name]) ? null : false),
      },
    ],
    renderHTML({ node, HTMLAttributes }) {
      const { descripcion = '' } = find(node.attrs.name) ?? {};
      return [inline ? 'span' : 'div', HTMLAttributes, descripcion];
    },
    renderText: ({ node }) => `{${String(node.attrs.name)}}`,
    addInputRules() {
      return [
        new InputRule({
          find: TYPED_NAME,
          handler: ({ range, match: [, typed], chain }) => {
            const variable = find(typed);
            if (variable) insertChip(chain().deleteRange(range), variable);
          },
        }),
      ];
    },
    addPasteRules() {
      return [
        nodePasteRule({
          find: (text) =>
            [...text.matchAll(NAME)]
              .filter(([, pasted]) => find(pasted))
              .map((match) => ({ index: match.index, text: match[0], data: { name: match[1] } })),
          type: this.type,
          getAttributes: ({ data }) => data ?? {},
        }),
      ];
    },
  });
}

/** Two braces ask which variable is meant. */
const askAfterBraces = (ask: (editor: Editor) => void) =>
  Extension.create({
    name: 'braces',
    addInputRules() {
      const { editor } = this;
      return [
        new InputRule({
          find: /\{\{$/,
          handler: ({ range, commands }) => {
            commands.deleteRange(range);
            // Runs after the braces are removed.
            setTimeout(() => ask(editor));
          },
        }),
      ];
    },
  });

/** What the stored format has, and nothing else: what is pasted is reduced to it. */
export function messageSchema(
  variables: readonly TemplateVariable[],
  { oneLine, ask }: { oneLine: boolean; ask: (editor: Editor) => void },
) {
  const always = [Paragraph, Text, UndoRedo, chips('variable', variables)].concat(
    variables.length > 0 ? [askAfterBraces(ask)] : [],
  );
  if (oneLine) return [Document.extend({ content: 'paragraph' }), ...always];
  return [
    Document.extend({ content: `${PART}+ | (heading ${PART}*)` }),
    ...always,
    chips('block', variables),
    Bold,
    Heading.extend({
      content: '(text | variable)*',
      marks: '',
      // A paragraph: the title of a message is no heading of the page around it.
      parseHTML: () => [{ tag: 'h1' }, { tag: 'p[data-title]', priority: 60 }],
      renderHTML: () => ['p', { 'data-title': '' }, 0],
    }).configure({ levels: [1] }),
    BulletList,
    ListItem.extend({
      content: 'paragraph',
      // Without Tab, which leaves the field.
      addKeyboardShortcuts() {
        return { Enter: () => this.editor.commands.splitListItem(this.name) };
      },
    }),
    HardBreak.extend({
      // Without Ctrl+Enter, which sends.
      addKeyboardShortcuts() {
        return {
          'Shift-Enter': () =>
            this.editor.isActive('listItem')
              ? this.editor.commands.splitListItem('listItem')
              : this.editor.commands.setHardBreak(),
        };
      },
    }),
    Gapcursor,
    TrailingNode,
  ];
}
