import UploadFileOutlined from '@mui/icons-material/UploadFileOutlined';
import { Box, Button, Typography } from '@mui/material';
import { type ChangeEvent, type DragEvent, type ReactNode, useRef, useState } from 'react';
import { MainButton } from '../ui/buttons';

/** More files than anybody means to let go at once. */
const MOST = 1000;

async function inFolder(folder: FileSystemDirectoryEntry): Promise<File[]> {
  const reader = folder.createReader();
  const files: File[] = [];
  for (;;) {
    // A folder is read in portions; an empty one is the end.
    const entries = await new Promise<FileSystemEntry[]>((resolve, reject) =>
      reader.readEntries(resolve, reject),
    );
    if (entries.length === 0 || files.length >= MOST) return files;
    for (const entry of entries) files.push(...(await ofEntry(entry)));
  }
}

async function ofEntry(entry: FileSystemEntry): Promise<File[]> {
  if (entry.isDirectory) return inFolder(entry as FileSystemDirectoryEntry);
  return [await new Promise<File>((resolve, reject) => (entry as FileSystemFileEntry).file(resolve, reject))];
}

async function filesOf(transfer: DataTransfer): Promise<File[]> {
  // Before anything is waited for: the browser empties it afterwards.
  const plain = [...transfer.files];
  const entries = [...transfer.items].flatMap((item) => item.webkitGetAsEntry() ?? []);
  if (!entries.some(({ isDirectory }) => isDirectory)) return plain;
  const found: File[] = [];
  for (const entry of entries) found.push(...(await ofEntry(entry)));
  return found;
}

interface Props {
  title: string;
  hint: string;
  accept: string;
  label: string;
  disabled?: boolean;
  /** Also whole folders, and many files at once. */
  folders?: boolean;
  onFiles: (files: File[]) => void;
  children?: ReactNode;
}

/** Where files are let go; the buttons do the same for the keyboard and for fingers. */
export function DropZone({
  title,
  hint,
  accept,
  label,
  disabled = false,
  folders = false,
  onFiles,
  children,
}: Props) {
  const [over, setOver] = useState(false);
  const files = useRef<HTMLInputElement>(null);
  const folder = useRef<HTMLInputElement>(null);

  const drop = (event: DragEvent) => {
    event.preventDefault();
    setOver(false);
    if (!disabled) void filesOf(event.dataTransfer).then((found) => found.length > 0 && onFiles(found));
  };
  const choose = ({ target }: ChangeEvent<HTMLInputElement>) => {
    if (target.files?.length) onFiles([...target.files]);
    // The same file may be chosen again.
    target.value = '';
  };
  return (
    <Box
      onDragOver={(event) => {
        event.preventDefault();
        setOver(true);
      }}
      onDragLeave={() => setOver(false)}
      onDrop={drop}
      sx={{
        display: 'grid',
        justifyItems: 'center',
        gap: 1,
        textAlign: 'center',
        p: { xs: 2.5, sm: 4 },
        border: 2,
        borderStyle: 'dashed',
        borderColor: over ? 'primary.main' : 'divider',
        borderRadius: 2,
        bgcolor: over ? 'action.hover' : 'transparent',
      }}
    >
      <UploadFileOutlined aria-hidden sx={{ fontSize: 40, color: 'text.secondary' }} />
      <Typography variant="h3" component="p">
        {title}
      </Typography>
      <Typography variant="note" sx={{ maxWidth: '60ch' }}>
        {hint}
      </Typography>
      <Box sx={{ display: 'flex', gap: 1, flexWrap: 'wrap', justifyContent: 'center', mt: 1 }}>
        <MainButton disabled={disabled} onClick={() => files.current?.click()}>
          {label}
        </MainButton>
        {folders && (
          <Button variant="outlined" disabled={disabled} onClick={() => folder.current?.click()}>
            Elegir una carpeta
          </Button>
        )}
      </Box>
      <input
        ref={files}
        type="file"
        hidden
        accept={accept}
        multiple={folders}
        onChange={choose}
        aria-label={label}
      />
      {folders && (
        <input
          ref={folder}
          type="file"
          hidden
          multiple
          onChange={choose}
          aria-label="Elegir una carpeta"
          {...{ webkitdirectory: '' }}
        />
      )}
      {children}
    </Box>
  );
}
