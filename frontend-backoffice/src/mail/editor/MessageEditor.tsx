import '../../i18n/mail';
import AddOutlined from '@mui/icons-material/AddOutlined';
import FormatBold from '@mui/icons-material/FormatBold';
import FormatListBulleted from '@mui/icons-material/FormatListBulleted';
import Title from '@mui/icons-material/Title';
import { Box, Button, IconButton, ListSubheader, Menu, MenuItem, Stack, ToggleButton } from '@mui/material';
import { Node, Slice } from '@tiptap/pm/model';
import { AllSelection, NodeSelection, Selection, TextSelection } from '@tiptap/pm/state';
import type { EditorView } from '@tiptap/pm/view';
import { type Editor, EditorContent, useEditor, useEditorState } from '@tiptap/react';
import { useEffect, useImperativeHandle, useLayoutEffect, useMemo, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import type { EditorInputProps, TakesFocus } from './EditorInput';
import type { TemplateVariable } from '../EmailState';
import { toDocument, toSubjectDocument, toText } from './messageDocument';
import { insertChip, messageSchema } from './messageSchema';
import { translate } from '../../i18n/texts';

const LOOK = {
  flex: 1,
  minWidth: 0,
  '& .ProseMirror': {
    outline: 'none',
    whiteSpace: 'pre-wrap',
    overflowWrap: 'anywhere',
    '& > * + *': { mt: 1.25 },
    '& > *': { mb: 0 },
    '& > :first-child': { mt: 0 },
    '& ul': { pl: 3 },
    '& li p': { m: 0 },
    '& [data-title]': { typography: 'h3' },
    '& [data-variable], & [data-block]': {
      bgcolor: 'action.selected',
      borderRadius: 1,
      px: 0.75,
      cursor: 'default',
    },
    '& [data-variable]': { py: '1px', boxDecorationBreak: 'clone' },
    '& [data-block]': { border: 1, borderStyle: 'dashed', borderColor: 'text.secondary', py: 0.75, px: 1.5 },
    '& .ProseMirror-selectednode': { outline: 2, outlineColor: 'primary.main', outlineOffset: 1 },
    '& .ProseMirror-gapcursor': { position: 'relative', '&::after': { content: '"|"' } },
  },
} as const;

function Format({ editor }: { editor: Editor }) {
  const { bold, list, title, mayBeTitle } = useEditorState({
    editor,
    selector: ({ editor: now }) => ({
      bold: now.isActive('bold'),
      list: now.isActive('bulletList'),
      title: now.isActive('heading'),
      mayBeTitle: now.can().toggleHeading({ level: 1 }),
    }),
  });
  const then = () => editor.chain().focus();
  const toggles = [
    { name: 'title', icon: <Title />, on: title, press: () => then().toggleHeading({ level: 1 }).run() },
    {
      name: 'bold',
      icon: <FormatBold />,
      keys: ' (Ctrl+B)',
      on: bold,
      press: () => then().toggleBold().run(),
    },
    { name: 'list', icon: <FormatListBulleted />, on: list, press: () => then().toggleBulletList().run() },
  ];
  return toggles.map(({ name, icon, keys = '', on, press }) => {
    const label = translate(`mail.editor.${name}`);
    return (
      <ToggleButton
        key={name}
        value={name}
        size="small"
        selected={on}
        disabled={name === 'title' && !mayBeTitle}
        aria-label={label}
        title={`${label}${keys}`}
        onChange={press}
        // The selection stays where it is.
        onMouseDown={(event) => event.preventDefault()}
        sx={{
          border: 0,
          minWidth: 40,
          minHeight: 40,
          '@media (pointer: coarse)': { minWidth: 44, minHeight: 44 },
        }}
      >
        {icon}
      </ToggleButton>
    );
  });
}

/** A block may stand only once: the existing one is scrolled into view. */
function insert(editor: Editor, variable: TemplateVariable) {
  let standing: number | undefined;
  editor.state.doc.descendants((node, place) => {
    if (node.type.name === 'block' && node.attrs.name === variable.nombre) standing = place;
  });
  const then = editor.chain();
  if (standing === undefined) insertChip(then, variable);
  else then.setNodeSelection(standing).scrollIntoView().run();
}

/** The text of a message with its variables as chips; the value is the text as it is stored. */
export default function MessageEditor({
  ref,
  id,
  value,
  variables,
  variablesTitle,
  rows = 1,
  oneLine = false,
  className,
  required = false,
  takesFocus,
  onChange,
  onFocus,
  onBlur,
  'aria-invalid': invalid,
  'aria-describedby': describedBy,
}: EditorInputProps & { takesFocus: TakesFocus }) {
  const [menuAt, setMenuAt] = useState<{ left: number; top: number }>();
  // Another set of variables is another editor.
  const [offered] = useState(() => variables.filter(({ bloque }) => !oneLine || !bloque));
  const read = oneLine ? toSubjectDocument : toDocument;
  const [content] = useState(() => read(value, offered));
  const [extensions] = useState(() =>
    messageSchema(offered, {
      oneLine,
      ask: ({ view, state }) => {
        const { left, bottom: top } = view.coordsAtPos(state.selection.from);
        setMenuAt({ left, top });
      },
    }),
  );
  const editorProps = useMemo(
    () => ({
      attributes: {
        ...(id ? { id, 'aria-labelledby': `${id}-label` } : {}),
        ...(describedBy ? { 'aria-describedby': describedBy } : {}),
        role: 'textbox',
        'aria-multiline': String(!oneLine),
        'aria-required': String(required),
        'aria-invalid': String(Boolean(invalid)),
      },
      clipboardTextParser: (text: string, _context: unknown, _plain: boolean, { state }: EditorView) =>
        Slice.maxOpen(Node.fromJSON(state.schema, read(text, offered)).content),
      // What is typed on a block goes below it: ProseMirror would put it in its place.
      handleTextInput: (view: EditorView, _from: number, to: number, text: string) => {
        const { dispatch, state } = view;
        const { tr, selection, schema } = state;
        // Several letters at once (dictation, suggestions of a keyboard): the rules of typing know one.
        if (text.includes('{') && text.length > 1) return view.pasteText(text);
        if (!(selection instanceof NodeSelection) || !selection.node.isBlock) return false;
        tr.insert(to, schema.nodes.paragraph?.create(null, schema.text(text)) ?? []);
        dispatch(tr.setSelection(TextSelection.near(tr.doc.resolve(to + 1 + text.length))));
        return true;
      },
      handleKeyDown: ({ dom }: EditorView, { key }: KeyboardEvent) => {
        if (!oneLine || key !== 'Enter') return false;
        dom.closest('form')?.requestSubmit();
        return true;
      },
    }),
    [id, describedBy, oneLine, required, invalid, read, offered],
  );
  // What was last written or read: a value that is another one came from outside.
  const known = useRef(value);
  const editor = useEditor({
    extensions,
    content,
    editorProps,
    injectCSS: false,
    onUpdate: ({ editor: now }) => {
      const text = toText(now.getJSON());
      if (text === known.current) return;
      known.current = text;
      onChange({ target: { value: text } });
    },
    onFocus: () => onFocus?.(),
    onBlur: () => onBlur?.(),
  });

  useEffect(() => {
    if (value === known.current) return;
    known.current = value;
    editor.commands.setContent(read(value, offered), { emitUpdate: false });
  }, [editor, value, read, offered]);

  // At once, and not with the next frame as Tiptap's command does: a key may be on its way.
  useLayoutEffect(() => {
    if (!takesFocus) return;
    const { doc, tr } = editor.state;
    editor.view.dispatch(
      tr.setSelection(takesFocus === 'all' ? new AllSelection(doc) : Selection.atEnd(doc)),
    );
    editor.view.focus();
  }, [editor, takesFocus]);

  useImperativeHandle(ref, () => ({ focus: () => editor.commands.focus('end') }), [editor]);

  const menuButton = {
    'aria-haspopup': 'menu' as const,
    onMouseDown: (event: React.MouseEvent) => event.preventDefault(),
    onClick: ({ currentTarget }: React.MouseEvent) => {
      const { left, bottom: top } = currentTarget.getBoundingClientRect();
      setMenuAt({ left, top });
    },
  };
  const menu = (
    <Menu
      open={menuAt !== undefined}
      anchorReference="anchorPosition"
      anchorPosition={menuAt}
      disableRestoreFocus
      // The next key is text again.
      transitionDuration={0}
      onClose={() => setMenuAt(undefined)}
      slotProps={{
        list: { 'aria-label': translate(variablesTitle), dense: true },
        transition: { onExited: () => editor.commands.focus() },
      }}
    >
      <ListSubheader role="presentation" sx={{ lineHeight: 1.4, py: 1 }}>
        {translate(variablesTitle)}
      </ListSubheader>
      {offered.map((variable) => (
        <MenuItem
          key={variable.nombre}
          sx={{ whiteSpace: 'normal' }}
          onClick={() => {
            // At once: the next key is for the text, and not for the menu.
            flushSync(() => setMenuAt(undefined));
            editor.view.focus();
            insert(editor, variable);
          }}
        >
          {variable.descripcion}
        </MenuItem>
      ))}
    </Menu>
  );

  if (oneLine) {
    return (
      <Box className={className} sx={{ '&&': { display: 'flex', alignItems: 'center', height: 'auto' } }}>
        <Box component={EditorContent} editor={editor} sx={LOOK} />
        <IconButton
          size="small"
          edge="end"
          aria-label={translate('mail.editor.insertInSubject')}
          title={translate('mail.editor.insertVariable')}
          {...menuButton}
          sx={{ my: -0.75 }}
        >
          <AddOutlined />
        </IconButton>
        {menu}
      </Box>
    );
  }
  return (
    <div className={className}>
      <Stack
        role="toolbar"
        aria-label={translate('mail.editor.format')}
        aria-controls={id}
        direction="row"
        spacing={0.5}
        sx={{ mx: -1, pb: 0.5, mb: 1, borderBottom: 1, borderColor: 'divider' }}
      >
        <Format editor={editor} />
        {offered.length > 0 && (
          <Button size="small" startIcon={<AddOutlined />} {...menuButton} sx={{ ml: 'auto', my: 'auto' }}>
            {translate('mail.editor.insert')}
          </Button>
        )}
      </Stack>
      <Box
        component={EditorContent}
        editor={editor}
        sx={{
          ...LOOK,
          maxHeight: `${rows * 1.5 + 12}em`,
          overflowY: 'auto',
          '& .ProseMirror': { ...LOOK['& .ProseMirror'], minHeight: `${rows * 1.5}em` },
        }}
      />
      {menu}
    </div>
  );
}
