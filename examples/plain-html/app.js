const form = document.querySelector('form');
const report = document.querySelector('#report');
const post = (path, body) => fetch(path, { method: 'POST', body: JSON.stringify(body) });

form.addEventListener('submit', async (event) => {
  event.preventDefault();
  const answer = await post('/session', Object.fromEntries(new FormData(form)));
  if (!answer.ok) return;
  const { name } = await answer.json();
  document.querySelector('gantry-notification-bell').setAttribute('user-id', name);
  form.hidden = true;
  report.hidden = false;
});
report.addEventListener('click', () => post('/reports', { title: 'Stock of April' }));
