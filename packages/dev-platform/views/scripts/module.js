/** Shows the context in every view. */
(function () {
  'use strict';

  const context = window.Gantry.currentModule;
  const list = context.container.querySelector('[data-context]');

  /** The entries of an object as `key = value`, or a dash if it is empty. */
  const pairs = (values) =>
    Object.entries(values)
      .map(([key, value]) => key + ' = ' + String(value))
      .join(', ') || '–';

  function show(appearance) {
    const { module, program, user, route, inputs } = context;
    const facts = [
      ['Module', module.name + ' (' + module.id + ')'],
      ['Program', program ? program.name + ' (' + program.id + ')' : '–'],
      ['User', user.completeName + ' (' + user.userName + ')'],
      ['General contractor', user.isUserGC ? 'yes' : 'no'],
      ['Language and direction', appearance.locale + ', ' + appearance.direction],
      ['Theme', appearance.theme],
      ['Address', route.basePath + route.subPath],
      ['Route parameters', pairs(route.parameters)],
      ['Query', pairs(route.query)],
      ['Inputs', pairs(inputs)],
    ];
    list.replaceChildren(
      ...facts.flatMap(([term, value]) => {
        const dt = document.createElement('dt');
        const dd = document.createElement('dd');
        dt.textContent = term;
        dd.textContent = value;
        return [dt, dd];
      }),
    );
  }

  show(context.appearance);
  context.onAppearanceChange(show);
})();
