import { Component, CUSTOM_ELEMENTS_SCHEMA, signal } from '@angular/core';
import { bootstrapApplication } from '@angular/platform-browser';
import '@gantry/notification-center/element';

const post = (path: string, body: object) => fetch(path, { method: 'POST', body: JSON.stringify(body) });

@Component({
  selector: 'app-root',
  schemas: [CUSTOM_ELEMENTS_SCHEMA],
  template: `
    @if (user(); as name) {
      <button (click)="report()">Make a report</button>
      <gantry-notification-bell service="" events="/events" [attr.user-id]="name" />
    } @else {
      <form #form (submit)="signIn($event, form)">
        <label>Name <input name="name" autocomplete="username" /></label>
        <label>Password <input name="password" type="password" autocomplete="current-password" /></label>
        <button>Sign in</button>
      </form>
    }
  `,
})
class App {
  readonly user = signal<string | null>(null);
  readonly report = () => post('/reports', { title: 'Stock of April' });

  async signIn(event: Event, form: HTMLFormElement) {
    event.preventDefault();
    const answer = await post('/session', Object.fromEntries(new FormData(form)));
    if (answer.ok) this.user.set((await answer.json()).name);
  }
}

void bootstrapApplication(App);
