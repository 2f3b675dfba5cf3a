import type { Locator, Page } from '@playwright/test';
import type { CvFile } from './cv.js';
import type { Person } from './person.js';

/** The five steps of /completar-candidatura. */
export class ApplicationForm {
  readonly next: Locator;
  readonly previous: Locator;
  readonly send: Locator;
  readonly summary: Locator;

  constructor(readonly page: Page) {
    this.next = page.getByRole('button', { name: 'Siguiente' });
    this.previous = page.getByRole('button', { name: 'Anterior' });
    this.send = page.getByRole('button', { name: 'Enviar candidatura' });
    this.summary = page.getByRole('alert').filter({ hasText: 'Revisa estos datos' });
  }

  /** By its visible label, whether it is marked optional or not. */
  field(label: string): Locator {
    const control = this.page.locator('input, select, textarea');
    return control.and(this.page.getByLabel(new RegExp(`^${label}( \\(opcional\\))?$`)));
  }

  step(number: number): Locator {
    return this.page.getByText(`Paso ${number} de 5`, { exact: true });
  }

  /** Opens the folded fields with this label; an open one stays open. */
  async unfold(label: string): Promise<void> {
    const fold = this.page
      .locator('details')
      .filter({ has: this.page.locator('summary', { hasText: label }) });
    if (!(await fold.evaluate((details: HTMLDetailsElement) => details.open))) {
      await fold.locator('summary').click();
    }
  }

  async fillPersonal(person: Person): Promise<void> {
    await this.field('Nombre').fill(person.nombre);
    await this.field('Apellidos').fill(person.apellidos);
    await this.field('Teléfono').fill(person.telefono);
  }

  async fillLocation(person: Person): Promise<void> {
    await this.field('Ciudad').fill(person.ciudad);
    await this.unfold('Dirección');
    await this.field('Dirección').fill(person.direccion);
  }

  async chooseJob(department: string, position: string): Promise<void> {
    await this.field('Departamento').selectOption({ value: department });
    await this.field('Posición').selectOption({ value: position });
  }

  async attach(file: CvFile): Promise<void> {
    await this.field('CV').setInputFiles(file);
  }

  /** Presses 'Siguiente' and waits for that step, because an earlier press would count for the step before. */
  async goOn(to: number): Promise<void> {
    await this.next.click();
    await this.step(to).waitFor();
  }

  /** From the first step to the last one, for an application without a vacancy. */
  async fillToReview(person: Person, cv: CvFile): Promise<void> {
    await this.fillPersonal(person);
    await this.goOn(2);
    await this.fillLocation(person);
    await this.goOn(3);
    await this.chooseJob('chofer', 'conductor');
    await this.goOn(4);
    await this.attach(cv);
    await this.goOn(5);
    await this.send.waitFor();
  }
}
