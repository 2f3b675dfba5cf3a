import type { Locator, Page } from '@playwright/test';

/** The list of applications of the internal area, at a desk. */
export class HrDashboard {
  readonly search: Locator;
  readonly toast: Locator;
  readonly drawer: Locator;
  readonly moveDialog: Locator;

  constructor(readonly page: Page) {
    this.search = page.getByLabel('Buscar por nombre, correo o posición');
    this.toast = page.locator('.MuiSnackbar-root');
    // Over the list it is a dialog; beside it, on a wide screen, a region.
    this.drawer = page
      .getByRole('dialog', { name: 'Candidato', exact: true })
      .or(page.getByRole('region', { name: 'Candidato', exact: true }));
    this.moveDialog = page.getByRole('dialog', { name: 'Mover candidatura' });
  }

  async open(): Promise<void> {
    await this.page.goto('/sistema-aplicacion/admin');
    await this.page.getByRole('heading', { level: 1, name: 'Candidaturas' }).waitFor();
  }

  /** The list with this person alone, once the search is in the URL. */
  async find(text: string, name: string): Promise<Locator> {
    await this.search.fill(text);
    await this.page.waitForURL((url) => url.searchParams.get('filter')?.includes(text) ?? false);
    await this.page.getByText('1–1 de 1').waitFor();
    return this.row(name);
  }

  row(name: string): Locator {
    return this.page.getByRole('row').filter({ has: this.page.getByRole('link', { name, exact: true }) });
  }

  async openPerson(name: string): Promise<void> {
    await this.page.getByRole('link', { name, exact: true }).click();
    await this.drawer.getByRole('heading', { level: 2, name }).waitFor();
  }

  /** Presses a shortcut of a row or of the open record, and confirms with the message. */
  async move(
    within: Locator,
    shortcut: string,
    name: string,
    confirm: string,
    message?: string,
  ): Promise<void> {
    await within.getByRole('button', { name: `${shortcut}: ${name}` }).click();
    if (message !== undefined) await this.moveDialog.getByLabel('Mensaje para el candidato').fill(message);
    await this.moveDialog.getByRole('button', { name: confirm }).click();
  }
}
