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

/** The files that were let go, those of folders included. */
export async function filesOf(transfer: DataTransfer): Promise<File[]> {
  // Before anything is waited for: the browser empties it afterwards.
  const plain = [...transfer.files];
  const entries = [...transfer.items].flatMap((item) => item.webkitGetAsEntry() ?? []);
  if (!entries.some(({ isDirectory }) => isDirectory)) return plain;
  const found: File[] = [];
  for (const entry of entries) found.push(...(await ofEntry(entry)));
  return found;
}
